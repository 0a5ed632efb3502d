import { useEffect } from 'react';
import { Choice } from './Choice';
import { Check } from './fields';
import { changePreferences, loadPreferences, usePreferences } from './preferences';
import { screenNames, screens } from './screens';

/** The screen of the handheld, and the hand that it is held in. */
export function HandheldFields() {
  const { screen, ghosting, hand } = usePreferences();
  useEffect(loadPreferences, []);
  return (
    <>
      <Choice
        legend="Screen"
        options={screenNames.map((name) => [name, screens[name].label] as const)}
        value={screen}
        onChange={(name) => changePreferences({ screen: name })}
        swatch={(name) => screens[name].shades}
      />
      <Check
        label="Ghosting"
        note="Pictures fade slowly, as they did on the real screen."
        checked={ghosting}
        onChange={(checked) => changePreferences({ ghosting: checked })}
      />
      <Choice
        legend="Hand on the D-pad"
        options={[
          ['left', 'Left hand'],
          ['right', 'Right hand'],
        ]}
        value={hand}
        onChange={(side) => changePreferences({ hand: side })}
      />
    </>
  );
}
