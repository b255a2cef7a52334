import type { PartPose, PosedCue } from './pose.ts';

/** Something that appears in a scene, as it stands on the page. */
export type Part = {
  element: Element & ElementCSSInlineStyle;
  cue: PosedCue;
  paint: (pose: PartPose) => void;
};

/** Reads a scene from the page, whose words are those it ends with. */
export const partsIn = (scene: Element): Part[] =>
  [...scene.querySelectorAll<HTMLElement | SVGElement>('[data-from]')].map((element) => {
    const { from, marks, strikes } = element.dataset;
    const typed = element.querySelector('[data-typed]');
    const counted = typed ? typing(typed) : marking(element);
    return {
      element,
      cue: {
        from: Number(from),
        typed: typed?.textContent.length ?? 0,
        marks: Number(marks ?? 0),
        strikes: strikes !== undefined,
      },
      paint: whenChanged(({ shown, count, struck }) => {
        element.style.setProperty('--shown', String(shown));
        if (strikes !== undefined) element.style.setProperty('--struck', String(struck));
        counted(count);
      }),
    };
  });

/** What is not yet typed keeps its room, so that no line moves while it is written. */
function typing(place: Element): (count: number) => void {
  const words = place.textContent;
  const written = document.createTextNode(words);
  const rest = document.createElement('span');
  rest.className = 'rest';
  place.replaceChildren(written, rest);
  return (count) => {
    written.data = words.slice(0, count);
    rest.textContent = words.slice(count);
  };
}

function marking(element: Element): (count: number) => void {
  const marks = [...element.querySelectorAll<HTMLElement>('.tally > i')];
  return (count) => {
    for (const [index, mark] of marks.entries()) mark.style.visibility = index < count ? '' : 'hidden';
  };
}

function whenChanged(paint: (pose: PartPose) => void): (pose: PartPose) => void {
  let last = '';
  return (pose) => {
    const key = `${pose.shown} ${pose.count} ${pose.struck}`;
    if (key !== last) paint(pose);
    last = key;
  };
}
