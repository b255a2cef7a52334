/** Whether a click follows a link here and now: with a key held it asks for a tab, a window or a file of its own. */
export const followsHere = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !(altKey || button || ctrlKey || metaKey || shiftKey);

/** Whether a click beside an open dialog is meant for it; the second of a double click still means what opened it. */
export const isBeside = ({ detail, target }: MouseEvent, dialog: HTMLDialogElement): boolean =>
  // The content covers the dialog whole: a click on the element itself is one on the backdrop.
  target === dialog && detail < 2;
