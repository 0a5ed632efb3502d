import styles from './cards.module.css';

const rows = [
  ['D-pad', 'Arrows', 'Move'],
  ['A', 'X', 'First act'],
  ['B', 'Z', 'Second act'],
  ['START', 'Enter', 'Begin, pause'],
  ['SELECT', 'Escape', 'Menu'],
] as const;

/** What each of the handheld's buttons does, and the key that does it too. */
export function ControlsCard() {
  return (
    <section className={styles.controls} aria-label="Controls">
      <h2>Controls</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Button</th>
            <th scope="col">Key</th>
            <th scope="col">Does</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([button, key, meaning]) => (
            <tr key={button}>
              <th scope="row">{button}</th>
              <td>{key}</td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Hold R, or ◀◀ on the shell, to rewind; such a run counts as practice. Gamepads work.</p>
    </section>
  );
}
