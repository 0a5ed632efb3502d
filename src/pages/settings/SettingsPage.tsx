import { useEffect } from 'react';
import { useStore } from 'zustand';
import { LatePart } from '../../components/LatePart';
import { PageHeader } from '../../components/PageHeader';
import { prerenderedOf } from '../../components/prerenderedOf';
import { SectionHeading } from '../../components/SectionHeading';
import { StaticHtml } from '../../components/StaticHtml';
import type { Tone } from '../../components/tone';
import { accessibilityTexts, privacyTexts } from '../../content/settingsTexts';
import { SavesList } from './SavesList';
import { SavesTransfer } from './SavesTransfer';
import { SettingsForm } from './SettingsForm';
import styles from './SettingsPage.module.css';
import { connectSaves, savesStore } from './savesStore';

const loadOffline = async () => (await import('./late/parts')).OfflineLine;
const prerenderedOffline = prerenderedOf(loadOffline);

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

/** Brings the static texts where a link within the site led here: only the sent page has them. */
function bringTexts(box: HTMLDivElement | null): void {
  if (!box || box.firstChild) return;
  const bring = async () => {
    const sent = await (await fetch('/settings')).text();
    const page = new DOMParser().parseFromString(sent, 'text/html');
    box.append(
      ...page.querySelectorAll('[aria-labelledby=privacy], [aria-labelledby=accessibility]'),
    );
  };
  bring().catch((error: unknown) => console.warn('The texts could not be fetched.', error));
}

/** The settings page: settings, stored data, its export and import, privacy. */
function SettingsPage() {
  const { entries: kept, backup, report, isFull } = useStore(savesStore);
  useEffect(connectSaves, []);

  return (
    <>
      <PageHeader title="Settings & saves" emoji="💾" tone="cyan">
        <p>How the site looks and sounds, and everything that it remembers about you.</p>
      </PageHeader>
      <div className={styles.page}>
        <div role="status" className={styles.report}>
          {report.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {isFull && (
            <p>
              This browser stores nothing more of this site. What you do now is forgotten when you
              close the tab. It may be a private window or a full disk.
            </p>
          )}
        </div>
        <section aria-labelledby="settings">
          <SectionHeading id="settings" tone="yellow">
            Settings
          </SectionHeading>
          <SettingsForm />
        </section>
        <section aria-labelledby="offline">
          <SectionHeading id="offline" tone="blue">
            Offline use
          </SectionHeading>
          <LatePart Prerendered={prerenderedOffline} load={loadOffline} />
        </section>
        <section aria-labelledby="kept">
          <SectionHeading id="kept" tone="lime">
            Stored data
          </SectionHeading>
          <p>All of it is stored in this browser and nowhere else.</p>
          <SavesList kept={kept} backup={backup} />
        </section>
        <section aria-labelledby="carry">
          <SectionHeading id="carry" tone="pink">
            Export and import
          </SectionHeading>
          <SavesTransfer kept={kept} />
        </section>
        <StaticHtml ref={bringTexts}>
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
        </StaticHtml>
      </div>
    </>
  );
}

export { SettingsPage as Component };
