import type { Shots } from '../../../content/schemas/film.ts';
import { color, light } from '../../drawing/colors.ts';
import { plain, write } from '../../drawing/lettering.ts';
import { ease, progress } from '../../drawing/motion.ts';
import { drawOutlines, type Outlines } from '../../drawing/outlines.ts';
import { type Box, drawFaded, type Pen, panel, rounded, surface } from '../../drawing/panels.ts';
import { type Shot, sample } from '../shot.ts';
import { drawTrade, saidInTrade, tradeTimes } from '../trade.ts';

/** Four ways to frame the same thing: the scale, and the distance from the middle. */
const frames = [
  { scale: 0.42, x: 0, y: -230, approved: true },
  { scale: 0.62, x: 30, y: -190, approved: true },
  { scale: 0.5, x: -75, y: -330, approved: false },
  { scale: 0.78, x: 10, y: -150, approved: true },
];
const at = { frame: (index: number) => 0.1 + index * 0.3, verdict: (index: number) => 1.7 + index * 0.25 };
const gap = 20;

export const clothes: Shot<Shots['clothes']> = {
  seconds: 5.4,
  said: (words) => [...saidInTrade(words), sample(words.rejected, tradeTimes.work + at.verdict(2))],
  draw(stage, words, seconds) {
    drawTrade(
      stage,
      {
        thing: 'dressform',
        after: 'cloche',
        rayStays: true,
        hue: 'pink',
        words,
        work(pen, box, since) {
          const columns = stage.cut === 'wide' ? 2 : 4;
          const rows = frames.length / columns;
          const width = (box.width - gap * (columns - 1)) / columns;
          const height = (box.height - gap * (rows - 1)) / rows;
          for (const [index, frame] of frames.entries()) {
            const there = ease(progress(since, at.frame(index), at.frame(index) + 0.6));
            const verdict = ease(progress(since, at.verdict(index), at.verdict(index) + 0.3));
            const x = box.x + (index % columns) * (width + gap);
            const y = box.y + Math.floor(index / columns) * (height + gap) + (1 - there) * 18;
            drawFaded(pen, there, () => {
              drawPicture(pen, stage.things.dressform, { x, y, width, height }, frame, verdict);
              drawFaded(pen, verdict, () => {
                if (frame.approved) check(pen, x + width - 30, y + 36);
                else
                  write(pen, words.rejected, x + width / 2, y + height - 24, plain(31, color.ink), 'center');
              });
            });
          }
        },
      },
      seconds,
    );
  },
};

type Frame = (typeof frames)[number];

/** Pictures that are not approved fade. */
function drawPicture(pen: Pen, thing: Outlines, box: Box, { scale, x, y, approved }: Frame, verdict: number) {
  panel(pen, box, surface.row);
  pen.save();
  rounded(pen, box, surface.row.radius);
  pen.clip();
  const [middle, center] = [box.x + box.width / 2, box.y + box.height / 2];
  drawFaded(pen, approved ? 1 : 1 - 0.7 * verdict, () =>
    drawOutlines(pen, thing, { x: middle + (x - 320) * scale, y: center + y * scale, scale }, 1),
  );
  pen.restore();
}

function check(pen: Pen, x: number, y: number): void {
  pen.strokeStyle = light.pink;
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(x - 18, y);
  pen.lineTo(x - 5, y + 13);
  pen.lineTo(x + 16, y - 13);
  pen.stroke();
}
