/** Back is the browser's own history when the visitor came from a page of ours; else the link's own address. */
export function goBack(): () => void {
  const back = document.querySelector<HTMLAnchorElement>('a[data-back]');
  if (!back) return () => {};

  const onClick = (event: MouseEvent) => {
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
    if (!cameFromHere || history.length < 2 || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    history.back();
  };
  back.addEventListener('click', onClick);
  return () => back.removeEventListener('click', onClick);
}
