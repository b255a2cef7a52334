import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pageMenu, typing, picture as words } from '../../content/desk-words/website.ts';
import { altLimits, photoIn, photoInText } from '../../content/photos.ts';
import { Button, buttonClass } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { WriteForm } from '../frame/Form.tsx';
import { Drawings, EntryField } from './EntryFields.tsx';
import { pictureAddress, pictureName } from './in-page/painting.ts';
import { type Cut, jpegOf, openPhoto, PhotoFrame } from './PhotoFrame.tsx';
import { website } from './requests.ts';

type Props = {
  text: string;
  /** A photo that was pasted. */
  given?: File | undefined;
  /** The drawings to choose from. A picture in a text is a photo. */
  drawings: string[] | undefined;
  onUse: (text: string) => void;
  onDiscard?: (() => void) | undefined;
  /** Takes a picture out of its text. */
  onRemove?: (() => void) | undefined;
  onClose: () => void;
};

/** Chooses the picture of a page or of a text: a photo, the part of it that is shown and what it shows, or a drawing. */
export function PictureDialog({ text, given, drawings, onUse, onDiscard, onRemove, onClose }: Props) {
  const [chosen, setChosen] = useState(text);
  const before = photoIn(chosen);
  const [cut, setCut] = useState<Cut>();
  const [alt, setAlt] = useState(before?.alt ?? '');
  const [isUnsaid, setIsUnsaid] = useState(false);
  const said = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);

  const open = useMutation({
    mutationFn: openPhoto,
    onSuccess: (opened) => {
      setCut(opened);
      // What another photo shows is said anew.
      setAlt('');
    },
  });
  const openGiven = useEffectEvent(() => given && open.mutate(given));
  useEffect(() => void openGiven(), []);
  const send = useMutation({
    mutationFn: async () => (cut ? website('photo', { bytes: jpegOf(cut) }) : before),
    onSuccess: (taken) => {
      const photo = { photo: taken?.photo ?? '', alt: alt.trim() };
      onUse(drawings ? JSON.stringify(photo) : photoInText(photo));
    },
  });
  const use = () => {
    if (!cut && !before) return chosen ? onUse(chosen) : file.current?.click();
    const isShort = alt.trim().length < altLimits.min;
    setIsUnsaid(isShort);
    if (isShort) said.current?.focus();
    else send.mutate();
  };

  return (
    <Dialog title={words.title} onClose={onClose}>
      {cut ? (
        <PhotoFrame cut={cut} onCut={(change) => setCut((last) => last && change(last))} />
      ) : (
        chosen && (
          <img
            src={pictureAddress(chosen)}
            alt={pictureName(chosen)}
            width="640"
            height="480"
            className="mt-10 h-auto w-full rounded-control bg-ground"
          />
        )
      )}
      <label className={`${buttonClass.line} mt-7.5 mb-10 cursor-pointer has-focus-visible:outline-2`}>
        {words.take}
        <input
          ref={file}
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={({ target }) => target.files?.[0] && open.mutate(target.files[0])}
        />
      </label>
      {(cut ?? before) && (
        <EntryField
          label={words.alt}
          name="alt"
          note={words.altHelp}
          wrong={isUnsaid ? words.altShort : undefined}
        >
          {(field) => (
            <textarea
              {...field}
              ref={said}
              rows={2}
              maxLength={altLimits.max}
              value={alt}
              onChange={({ target }) => setAlt(target.value.replaceAll('\n', ' '))}
            />
          )}
        </EntryField>
      )}
      {drawings && (
        <details className="mt-10">
          <summary className="min-h-20">{words.drawing}</summary>
          <Drawings
            names={drawings}
            chosen={cut ? '' : chosen}
            onChoose={(name) => {
              setCut(undefined);
              setChosen(name);
            }}
          />
        </details>
      )}
      <WriteForm
        {...{ does: words.use, leave: pageMenu.cancel, onSubmit: use, onClose }}
        write={{ isPending: send.isPending, error: open.error ?? send.error }}
        beside={
          <>
            {onRemove && (
              <Button look="plain" onClick={onRemove}>
                {words.remove}
              </Button>
            )}
            {onDiscard && (
              <Button look="plain" onClick={onDiscard}>
                {typing.discard}
              </Button>
            )}
          </>
        }
      />
    </Dialog>
  );
}
