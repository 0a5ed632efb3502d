/** An item of a menu. */
export type MenuItem = Readonly<{
  label: string;
  /** Whether it has a check mark; undefined for a command. */
  checked?: boolean;
  off?: boolean;
  act: () => void;
}>;

/** The items of a menu in order; `line` is a separator. */
export type MenuItems = readonly (MenuItem | 'line')[];

type Props = Readonly<{
  items: MenuItems;
  classes: Readonly<Record<string, string>>;
  /** Keeps room for check marks in front of every item. */
  indented?: boolean;
  /** Called before an item acts: closes the menu and returns the focus. */
  onChosen: () => void;
}>;

/** The buttons of an open menu, with the classes `item`, `line` and `check` of its style sheet. */
export function MenuList({ items, classes, indented = false, onChosen }: Props) {
  return items.map((item, place) =>
    item === 'line' ? (
      <hr key={place} className={classes.line} />
    ) : (
      <button
        key={item.label}
        type="button"
        {...(item.checked === undefined
          ? { role: 'menuitem' }
          : { role: 'menuitemcheckbox', 'aria-checked': item.checked })}
        tabIndex={-1}
        className={classes.item}
        disabled={item.off}
        onClick={() => {
          onChosen();
          item.act();
        }}
      >
        {(indented || item.checked !== undefined) && (
          <span aria-hidden="true" className={classes.check}>
            {item.checked ? '✓' : ''}
          </span>
        )}
        {item.label}
      </button>
    ),
  );
}
