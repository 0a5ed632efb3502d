import type { ComponentType } from 'react';
import { type VisitId, visitAddresses } from '../../../content/oldWebAddresses';
import { AltaVistaVisit } from './AltaVistaVisit';
import { AskJeevesVisit } from './AskJeevesVisit';
import { BeboVisit } from './BeboVisit';
import { FreeserveVisit } from './FreeserveVisit';
import { FriendsReunitedVisit } from './FriendsReunitedVisit';
import { GeoCitiesVisit } from './GeoCitiesVisit';
import { HabboVisit } from './HabboVisit';
import { MessengerVisit } from './MessengerVisit';
import { NeopetsVisit } from './NeopetsVisit';
import styles from './visits.module.css';

const scenes: Readonly<Record<VisitId, ComponentType>> = {
  geocities: GeoCitiesVisit,
  altavista: AltaVistaVisit,
  'ask-jeeves': AskJeevesVisit,
  freeserve: FreeserveVisit,
  'msn-messenger': MessengerVisit,
  neopets: NeopetsVisit,
  'friends-reunited': FriendsReunitedVisit,
  'habbo-hotel': HabboVisit,
  bebo: BeboVisit,
};

/** A small version of a site: its address, and its scene below. */
export function VisitContents({ id }: Readonly<{ id: string }>) {
  if (!Object.hasOwn(scenes, id)) return null;
  const site = id as VisitId;
  const Scene = scenes[site];
  return (
    <div className={styles.window}>
      <p className={styles.address}>
        <span>Address</span> <span>{visitAddresses[site]}</span>
      </p>
      <div className={styles.scene}>
        <Scene />
      </div>
      <p className={styles.status}>Drawn from memory. Not connected with the site’s owners.</p>
    </div>
  );
}
