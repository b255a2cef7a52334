/** White light goes in, five colors come out: a still picture, and the canvas on which it comes alive. */
export function HeroLight() {
  return (
    <>
      <div className="hero-still" />
      <canvas className="hero-canvas" />
      <div className="hero-overlay" />
    </>
  );
}
