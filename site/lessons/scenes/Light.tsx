/** The white ray that comes to what has just been said, and the colors that leave it. The painter moves both. */
export function Light() {
  return (
    <span className="light" data-light>
      <span className="ray" />
      <svg
        aria-hidden="true"
        className="fan"
        viewBox="0 0 100 80"
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="0.6"
      >
        <path className="pink" d="M0 40 100 4" />
        <path className="orange" d="M0 40 100 22" />
        <path className="white" d="M0 40h100" />
        <path className="green" d="M0 40 100 58" />
        <path className="blue" d="M0 40 100 76" />
      </svg>
    </span>
  );
}
