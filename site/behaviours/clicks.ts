/** Whether a click opens a link in this tab. With a modifier key it asks for a tab, a window or a download. */
export const followsHere = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  !(altKey || button || ctrlKey || metaKey || shiftKey);
