import sample from '../../content/demonstrations/ugc-content.yaml';
import type { ProofOf } from '../../content/schemas/proof.ts';
import { SamplePicture } from './SamplePicture.tsx';

/** What a set of pictures contains: the looks of the demonstration, words for a post, and the note on how they were made. */
export function PictureSet({ words: { texts, contents, note } }: { words: ProofOf<'set'> }) {
  return (
    <div className="picture-set">
      <div className="picture-set-sheet">
        {sample.looks.map(({ picture, name, alt }) => (
          <figure key={picture}>
            <SamplePicture from="comparer" name={picture} alt={alt} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
        {texts.map(({ label, text }) => (
          <div key={label}>
            <span>{label}</span>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <ul>
        {contents.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-4 text-small text-ink-3">{note}</p>
    </div>
  );
}

/** A picture for each step from a phone picture to a post. */
export const stepPictures = () => {
  const { photo, looks, rejected } = sample;
  const picture = (name: string) => <SamplePicture key={name} from="comparer" name={name} alt="" />;
  return [
    picture(photo.picture),
    <span key="looks" className="step-looks">
      {looks.map((look) => picture(look.picture))}
    </span>,
    <span key="rejected" className="step-rejected">
      {picture(rejected.picture)}
    </span>,
    <span key="pair" className="step-pair">
      {picture(photo.picture)}
      {looks[0] && picture(looks[0].picture)}
    </span>,
  ];
};
