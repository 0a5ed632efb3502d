import styles from './Badges.module.css';

const badges = [
  ['Best viewed', 'with squash'],
  ['No cookies', 'just biscuits'],
  ['Y2K ready', 'since 1990'],
  ['Made with', 'felt tips'],
  ['800 × 600', 'or wider'],
  ['Still going', 'webring of 1'],
] as const;

/** The small buttons at the foot of a home page of the time, drawn at twice their size. */
export function Badges() {
  return (
    <ul className={styles.badges} aria-label="Badges">
      {badges.map(([upper, lower]) => (
        <li key={upper}>
          <b>{upper}</b> <span>{lower}</span>
        </li>
      ))}
    </ul>
  );
}
