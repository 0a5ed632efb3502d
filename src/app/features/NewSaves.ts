/** The visitor's decision about saves that another tab has imported. */
export type NewSaves = Readonly<{
  /** Reloads the page. What this page had open is kept as a backup. */
  show: () => void;
  /** This page goes on, and its own values replace the imported ones, which are kept as a backup. */
  keepOwn: () => void;
}>;
