import { useMutation } from '@tanstack/react-query';
import { mark as words } from '../../content/desk-words/facts.ts';
import { Button, Buttons, buttonClass } from '../frame/Button.tsx';
import { WriteFault } from '../frame/WriteButton.tsx';
import { openPicture } from './PhotoFrame.tsx';
import { pictureAddress } from './painting.ts';
import { website } from './requests.ts';

type Props = { text: string; id: string; describedBy: string; onType: (text: string) => void };

/** Sharp enough wherever it is shown, in pixels. */
const widest = 1280;

/** The owner's logo, which keeps its shape and what it leaves transparent. */
export function MarkControl({ text, id, describedBy, onType }: Props) {
  const take = useMutation({
    mutationFn: async (file: File) => {
      const image = await openPicture(file);
      const scale = Math.min(1, widest / Math.max(image.width, image.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(image.width * scale);
      canvas.height = Math.round(image.height * scale);
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      const bytes = canvas.toDataURL('image/png').replace(/^.*,/, '');
      const { photo } = await website('photo', { bytes, isMark: true });
      return { photo, ratio: Number((canvas.width / canvas.height).toFixed(3)) };
    },
    onSuccess: (taken) => onType(JSON.stringify(taken)),
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
      <WriteFault error={take.error} />
    </div>
  );
}
