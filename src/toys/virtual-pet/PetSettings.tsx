import { useId, useState } from 'react';
import { Button } from '../../components/Button';
import { maxNameLength, petName, type SavedPet } from './savedPet';
import styles from './VirtualPetToy.module.css';

type Props = Readonly<{
  rules: SavedPet['rules'];
  onRules: (rules: SavedPet['rules']) => void;
}>;

const choices = [
  ['classic', 'Classic rules', 'No clock. The same thing four times running, and it is off.'],
  ['living', 'A pet that stays', 'Grows up between your visits and never comes to harm.'],
] as const;

/** The choice of rules. */
export function RulesChoice({ rules, onRules }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.rules}>
      <legend>Which rules?</legend>
      {choices.map(([value, label, line]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={rules === value}
            onChange={() => onRules(value)}
          />
          <span>
            <b>{label}</b> <span className={styles.ruleLine}>{line}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type LivingProps = Readonly<{
  kept: SavedPet;
  onRename: (name: string) => void;
  onHoliday: (on: boolean) => void;
}>;

/** The pet's name, and whether it is on holiday. */
export function LivingSettings({ kept, onRename, onHoliday }: LivingProps) {
  const id = useId();
  const [typed, setTyped] = useState(kept.name);
  const { onHoliday: away } = kept.pet;
  return (
    <div className={styles.living}>
      <label htmlFor={id}>Name</label>
      <input
        id={id}
        dir="auto"
        value={typed}
        placeholder="Not yet named"
        autoComplete="off"
        aria-describedby={`${id}-limit`}
        onChange={(event) => {
          const text = Array.from(event.target.value).slice(0, maxNameLength).join('');
          setTyped(text);
          onRename(petName(text));
        }}
      />
      <small id={`${id}-limit`}>Up to {maxNameLength} characters.</small>
      <Button tone={away ? 'yellow' : 'lime'} onClick={() => onHoliday(!away)}>
        {away ? 'Fetch it from holiday' : 'Send it on holiday'}
      </Button>
    </div>
  );
}
