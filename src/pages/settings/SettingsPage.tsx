import { useEffect } from 'react';
import { useStore } from 'zustand';
import { KeptHtml } from '../../components/KeptHtml';
import { PageHeader } from '../../components/PageHeader';
import { SectionHeading } from '../../components/SectionHeading';
import type { Tone } from '../../components/tone';
import { accessibilityTexts, privacyTexts } from '../../content/settingsTexts';
import { KeptList } from './KeptList';
import { connectKept, keptStore } from './keptStore';
import { OfflineLine } from './OfflineLine';
import { SavesInOut } from './SavesInOut';
import { SettingsForm } from './SettingsForm';
import styles from './SettingsPage.module.css';

/** Static texts are prerendered, and the browser keeps their HTML. */
const isRendered = import.meta.env.SSR || import.meta.env.DEV;

type TextsProps = Readonly<{ id: string; tone: Tone; title: string; texts: readonly string[] }>;

function Texts({ id, tone, title, texts }: TextsProps) {
  return (
    <section className={styles.texts} aria-labelledby={id}>
      <SectionHeading id={id} tone={tone}>
        {title}
      </SectionHeading>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

/** The settings page: settings, stored data, its export and import, privacy. */
export function SettingsPage() {
  const { entries: kept, aside, report } = useStore(keptStore);
  useEffect(connectKept, []);

  return (
    <>
      <PageHeader title="Settings & saves" emoji="💾" tone="cyan">
        <p>How the site looks and sounds, and all that it remembers of you.</p>
      </PageHeader>
      <div className={styles.page}>
        <div role="status" className={styles.report}>
          {report.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <section aria-labelledby="settings">
          <SectionHeading id="settings" tone="yellow">
            Settings
          </SectionHeading>
          <SettingsForm />
        </section>
        <section aria-labelledby="offline">
          <SectionHeading id="offline" tone="blue">
            Without a line
          </SectionHeading>
          <OfflineLine />
        </section>
        <section aria-labelledby="kept">
          <SectionHeading id="kept" tone="lime">
            What is kept
          </SectionHeading>
          <p>All of it is in this browser and nowhere else.</p>
          <KeptList kept={kept} aside={aside} />
        </section>
        <section aria-labelledby="carry">
          <SectionHeading id="carry" tone="pink">
            Carry it away
          </SectionHeading>
          <SavesInOut kept={kept} />
        </section>
        <KeptHtml>
          {isRendered && (
            <>
              <Texts id="privacy" tone="purple" title="Privacy" texts={privacyTexts} />
              <Texts
                id="accessibility"
                tone="orange"
                title="Accessibility"
                texts={accessibilityTexts}
              />
            </>
          )}
        </KeptHtml>
      </div>
    </>
  );
}
