/**
 * No browser draws a ring around a frame that has the focus: for whoever pressed Play by the keyboard the player draws it,
 * until something in it has the focus.
 */
export function ringAround(page: HTMLElement): void {
  if (window.name !== 'keyed') return;
  const draw = () =>
    page.toggleAttribute('data-ring', document.hasFocus() && document.activeElement === document.body);
  for (const moment of ['focus', 'blur', 'focusin']) addEventListener(moment, draw);
  addEventListener('pointerdown', () => page.removeAttribute('data-ring'));
  draw();
}
