import { addressesOf } from './pictures.ts';

type Props = {
  name: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** Of its file, in pixels, along each side. */
  size: 880 | 204;
};

/** A square picture of the sample. */
export function Picture({ name, alt, size }: Props) {
  const { avif, webp } = addressesOf(name);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img loading="lazy" decoding="async" src={webp} width={size} height={size} alt={alt} />
    </picture>
  );
}
