type Props = {
  /** A folder of a demonstration, and a file there without its ending. */
  from: 'comparer' | 'month';
  name: string;
  alt: string;
};

const addresses = import.meta.glob<string>('../demonstrations/{comparer,month}/pictures/*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A rendered picture of a demonstration, which fills its frame. */
export function SamplePicture({ from, name, alt }: Props) {
  const [avif, webp] = ['avif', 'webp'].map(
    (ending) => addresses[`../demonstrations/${from}/pictures/${name}.${ending}`],
  );
  if (!avif || !webp)
    throw new Error(`site/demonstrations/${from}/pictures has no ${name}.avif and ${name}.webp.`);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img
        className="sample-picture"
        loading="lazy"
        decoding="async"
        src={webp}
        width="800"
        height="600"
        alt={alt}
      />
    </picture>
  );
}
