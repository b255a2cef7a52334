import { company } from '../../content/company.ts';

/** The mark: one ray goes into a prism, four come out. The fifth color is the word itself. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-3 font-display text-h4 font-semibold tracking-tight">
      <svg
        aria-hidden="true"
        width="30"
        height="22"
        viewBox="0 0 30 22"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path className="stroke-white" d="M1 12.5 11 9.6" />
        <path className="stroke-white" d="M14 2.2 6.6 18.2h14.8L14 2.2Z" />
        <path className="stroke-pink" d="M17.2 8.6 29 6.2" />
        <path className="stroke-orange" d="M17.9 10.4 29 10.4" />
        <path className="stroke-green" d="M18.8 12.3 29 14.2" />
        <path className="stroke-blue" d="M19.7 14.2 29 18" />
      </svg>
      {/* On the narrowest screens the mark stands for the word. */}
      <span className="max-xs:sr-only">{company.name}</span>
    </span>
  );
}
