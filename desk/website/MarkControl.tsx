import { useMutation } from '@tanstack/react-query';
import { mark as words } from '../../content/desk-words/facts.ts';
import { Button, Buttons, buttonClass } from '../frame/Button.tsx';
import { WriteFault } from '../frame/WriteButton.tsx';
import { pictureAddress } from './in-page/painting.ts';
import { openPicture } from './PhotoFrame.tsx';
import { website } from './requests.ts';

type Props = { text: string; id: string; describedBy: string; onType: (text: string) => void };

/** Sharp enough wherever it is shown, in pixels. */
const widest = 1280;

/** Whether a twentieth of what a picture shows can be seen on a dark ground, by the contrast that signs need. */
function hasLight({ data }: ImageData): boolean {
  let [seen, light] = [0, 0];
  const linear = (at: number) => ((data[at] ?? 0) / 255) ** 2.2;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    seen += 1;
    if (0.21 * linear(at) + 0.72 * linear(at + 1) + 0.07 * linear(at + 2) > 0.1) light += 1;
  }
  return light * 20 > seen;
}

/** The owner's logo, which keeps its shape and what it leaves transparent. */
export function MarkControl({ text, id, describedBy, onType }: Props) {
  const take = useMutation({
    mutationFn: async (file: File) => {
      const image = await openPicture(file);
      const scale = Math.min(1, widest / Math.max(image.width, image.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(image.width * scale);
      canvas.height = Math.round(image.height * scale);
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      const bytes = canvas.toDataURL('image/png').replace(/^.*,/, '');
      const { photo } = await website('photo', { bytes, isMark: true });
      const isDark = !hasLight(context.getImageData(0, 0, canvas.width, canvas.height));
      return { mark: { photo, ratio: Number((canvas.width / canvas.height).toFixed(3)) }, isDark };
    },
    onSuccess: ({ mark }) => onType(JSON.stringify(mark)),
  });
  return (
    <div className="mt-5">
      {text !== '' && <img src={pictureAddress(text)} alt={words.shown} className="max-h-40 max-w-full" />}
      <Buttons>
        <label
          className={`${buttonClass.line} cursor-pointer has-focus-visible:outline-2`}
          aria-busy={take.isPending}
        >
          {text === '' ? words.choose : words.other}
          <input
            id={id}
            type="file"
            accept="image/*"
            className="sr-only"
            aria-describedby={describedBy}
            onChange={({ target }) => target.files?.[0] && take.mutate(target.files[0])}
          />
        </label>
        {text !== '' && (
          <Button look="plain" onClick={() => onType('')}>
            {words.none}
          </Button>
        )}
      </Buttons>
      {text !== '' && take.data?.isDark && (
        <p className="text-row text-danger" role="alert">
          {words.dark}
        </p>
      )}
      <WriteFault error={take.error} />
    </div>
  );
}
