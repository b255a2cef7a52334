import { useEffect, useRef } from 'react';
import { picture as words } from '../../content/desk-words/website.ts';
import { heightOf, photoWidths } from '../../content/photos.ts';
import { wordsRefused } from '../../contract/website.ts';
import { Fault } from '../request/ask.ts';

/** A photo and the part of it that pages show: how far it is enlarged, and where its middle is, in pixels of the photo. */
export type Cut = { image: ImageBitmap; zoom: number; x: number; y: number };

const mostZoom = 4;
const widest = 1920;
const step = 0.02;

const unusable = (sentence: string) => new Fault('refused', wordsRefused, sentence);

/** Fails with a sentence if the browser cannot open the file. */
export const openPicture = (file: File): Promise<ImageBitmap> =>
  createImageBitmap(file).catch(() => {
    throw unusable(/hei[cf]$/i.test(file.type || file.name) ? words.heic : words.notOpened);
  });

/** Fails if the photo is too small, too. */
export async function openPhoto(file: File): Promise<Cut> {
  const image = await openPicture(file);
  if (widthOf(image) < photoWidths.small) throw unusable(words.tooSmall);
  return { image, zoom: 1, x: image.width / 2, y: image.height / 2 };
}

/** The width of the largest part that has the shape of a picture. */
const widthOf = ({ width, height }: ImageBitmap) => Math.min(width, (height * 4) / 3);

function partOf({ image, zoom, x, y }: Cut) {
  const width = widthOf(image) / zoom;
  const height = heightOf(width);
  const within = (at: number, most: number) => Math.max(0, Math.min(at, most));
  const left = within(x - width / 2, image.width - width);
  return { left, top: within(y - height / 2, image.height - height), width, height };
}

/** Moves the photo below the frame by parts of its size. */
function moved(cut: Cut, right: number, down: number): Cut {
  const { left, top, width, height } = partOf(cut);
  return { ...cut, x: left + width * (0.5 - right), y: top + height * (0.5 - down) };
}

function draw(cut: Cut, canvas: HTMLCanvasElement): void {
  const { left, top, width, height } = partOf(cut);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  // Behind what a photo leaves transparent.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(cut.image, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** The part as JPEG in base64, no larger than needed, and without what the camera has written beside the photo. */
export function jpegOf(cut: Cut): string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(widest, Math.round(partOf(cut).width));
  canvas.height = heightOf(canvas.width);
  draw(cut, canvas);
  return canvas.toDataURL('image/jpeg', 0.9).replace(/^.*,/, '');
}

const arrows: Record<string, [number, number]> = {
  ...{ ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] },
};

type Props = { cut: Cut; onCut: (change: (cut: Cut) => Cut) => void };

/** The part of a photo, which is moved by dragging or by the arrow keys. It is drawn, because the policy blocks blobs as images. */
export function PhotoFrame({ cut, onCut }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef({ x: 0, y: 0 });
  useEffect(() => {
    if (canvas.current) draw(cut, canvas.current);
  }, [cut]);
  return (
    <>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: screen readers leave the arrow keys to it */}
      <canvas
        ref={canvas}
        width="960"
        height="720"
        className="mt-10 block h-auto w-full cursor-move touch-none rounded-control"
        role="application"
        aria-label={words.move}
        tabIndex={0}
        onPointerDown={({ clientX: x, clientY: y, currentTarget, pointerId }) => {
          currentTarget.setPointerCapture(pointerId);
          last.current = { x, y };
        }}
        onPointerMove={({ clientX: x, clientY: y, currentTarget, buttons }) => {
          if (buttons === 0) return;
          const [right, down] = [x - last.current.x, y - last.current.y];
          const { clientWidth: width, clientHeight: height } = currentTarget;
          last.current = { x, y };
          onCut((before) => moved(before, right / width, down / height));
        }}
        onKeyDown={(event) => {
          const arrow = arrows[event.key];
          if (!arrow) return;
          event.preventDefault();
          onCut((before) => moved(before, ...arrow));
        }}
      />
      <p className="quiet mt-5">{words.move}</p>
      <label className="quiet mt-4 flex items-center gap-7.5">
        {words.zoom}
        <input
          type="range"
          className="min-h-27.5 grow accent-ink"
          min="1"
          max={Math.min(mostZoom, widthOf(cut.image) / photoWidths.small)}
          step="0.01"
          value={cut.zoom}
          onChange={({ target }) =>
            onCut((before) => ({ ...moved(before, 0, 0), zoom: Number(target.value) }))
          }
        />
      </label>
    </>
  );
}
