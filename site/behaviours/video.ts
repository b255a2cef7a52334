import { followsHere } from './clicks.ts';
import { sayWherePlayGoesOn } from './kept-place.ts';

/**
 * Play puts the player where the picture stands; its host is asked for nothing before. From then on the times
 * of the transcript lead to the player and start it there.
 */
export function playVideo(): void {
  const stage = document.querySelector<HTMLElement>('[data-video]');
  const play = stage?.querySelector<HTMLElement>('[data-video-play]');
  const drawn = stage?.querySelector('template')?.content.querySelector('iframe');
  if (!stage || !play || !drawn) return;
  sayWherePlayGoesOn();

  // A new frame each time: another address in the old one would be a step in the visitor's history.
  const playFrom = (seconds?: string) => {
    const player = document.importNode(drawn);
    const address = new URL(player.src);
    if (seconds) address.searchParams.set('start', seconds);
    player.src = address.href;
    stage.replaceChildren(player);
    // On a phone the player is taller than the picture was: what it is played with shall not stand below the view.
    player.scrollIntoView({ block: 'nearest' });
    return player;
  };

  play.addEventListener('click', ({ detail }) => {
    // Browsers draw no ring around a frame: the player does. A click that counts no presses came from the keyboard.
    drawn.name = detail ? '' : 'keyed';
    playFrom().focus();
    for (const time of document.querySelectorAll<HTMLAnchorElement>('a[data-video-time]')) {
      time.href = `#${stage.id}`;
      time.addEventListener('click', (event) => {
        if (followsHere(event)) playFrom(time.dataset['videoTime']);
      });
    }
  });
}
