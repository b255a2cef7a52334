import tall from '../../illustrations/hero-light/tall.avif';
import wide from '../../illustrations/hero-light/wide.avif';

/** White light goes in, five colors come out: a still picture, and the canvas on which it comes alive. */
export function HeroLight() {
  return (
    <>
      <picture>
        <source media="(orientation: portrait)" srcSet={tall.src} />
        <img
          src={wide.src}
          alt=""
          width={wide.width}
          height={wide.height}
          decoding="async"
          className="hero-still"
        />
      </picture>
      <canvas className="hero-canvas" />
      <div className="hero-overlay" />
    </>
  );
}
