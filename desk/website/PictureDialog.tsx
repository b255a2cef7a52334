import { useRef, useState } from 'react';
import { pageMenu, typing, picture as words } from '../../content/desk-words/website.ts';
import { altLimits, photoIn } from '../../content/photos.ts';
import { Button, Buttons, buttonClass } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { Drawings, EntryField } from './EntryFields.tsx';
import { type Cut, jpegOf, openPhoto, PhotoFrame } from './PhotoFrame.tsx';
import { pictureAddress, pictureName } from './painting.ts';
import { website } from './requests.ts';

type Props = {
  text: string;
  drawings: string[];
  onUse: (text: string) => void;
  onDiscard?: (() => void) | undefined;
  onClose: () => void;
};

/** Chooses the picture of a page: a photo, the part of it that is shown and what it shows, or a drawing. */
export function PictureDialog({ text, drawings, onUse, onDiscard, onClose }: Props) {
  const [chosen, setChosen] = useState(text);
  const before = photoIn(chosen);
  const [cut, setCut] = useState<Cut>();
  const [alt, setAlt] = useState(before?.alt ?? '');
  const [fault, setFault] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);
  const [isUnsaid, setIsUnsaid] = useState(false);
  const said = useRef<HTMLTextAreaElement>(null);

  /** What another photo shows is said anew. */
  const open = (file: File) =>
    openPhoto(file).then((opened) => {
      setFault(undefined);
      setCut(opened);
      setAlt('');
    }, setFault);

  const use = async () => {
    if (!cut && !before) return onUse(chosen);
    setIsUnsaid(alt.trim().length < altLimits.min);
    if (alt.trim().length < altLimits.min) return said.current?.focus();
    setIsSending(true);
    try {
      const taken = cut ? await website('photo', { bytes: jpegOf(cut) }) : before;
      onUse(JSON.stringify({ photo: taken?.photo, alt: alt.trim() }));
    } catch (error) {
      setFault(error);
    }
    setIsSending(false);
  };

  return (
    <Dialog title={words.title} onClose={onClose}>
      {cut ? (
        <PhotoFrame cut={cut} onCut={(change) => setCut((last) => last && change(last))} />
      ) : (
        <img
          src={pictureAddress(chosen)}
          alt={pictureName(chosen)}
          width="640"
          height="480"
          className="mt-10 h-auto w-full rounded-control bg-ground"
        />
      )}
      <label className={`${buttonClass.line} mt-7.5 mb-10 cursor-pointer has-focus-visible:outline-2`}>
        {words.take}
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={({ target }) => target.files?.[0] && open(target.files[0])}
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
      <WriteFault error={fault} />
      <Buttons>
        <WriteButton look="solid" busy={isSending} onClick={use}>
          {words.use}
        </WriteButton>
        {onDiscard && (
          <Button look="plain" onClick={onDiscard}>
            {typing.discard}
          </Button>
        )}
        <Button look="plain" onClick={onClose}>
          {pageMenu.cancel}
        </Button>
      </Buttons>
    </Dialog>
  );
}
