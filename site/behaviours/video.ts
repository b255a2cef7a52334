import { followsHere } from './clicks.ts';

/**
 * Play puts the player where the picture stands; its host is asked for nothing before. From then on the times
 * of the transcript lead to the player and start it there.
 */
export function playVideo(): void {
  const stage = document.querySelector<HTMLElement>('[data-video]');
  const play = stage?.querySelector('[data-video-play]');
  const drawn = stage?.querySelector('template')?.content.querySelector('iframe');
  if (!stage || !play || !drawn) return;

  // A new frame each time: another address in the old one would be a step in the visitor's history.
  const playFrom = (seconds?: string) => {
    const player = document.importNode(drawn);
    const address = new URL(player.src);
    if (seconds) address.searchParams.set('start', seconds);
    player.src = address.href;
    stage.replaceChildren(player);
    return player;
  };

  play.addEventListener('click', () => {
    playFrom().focus();
    for (const time of document.querySelectorAll<HTMLAnchorElement>('a[data-video-time]')) {
      time.href = `#${stage.id}`;
      time.addEventListener('click', (event) => {
        if (followsHere(event)) playFrom(time.dataset['videoTime']);
      });
    }
  });
}
