import type { ReactNode } from 'react';

type IconProps = { width: number; height: number; className?: string; path?: string; children?: ReactNode };

/** A drawing in thin lines of the color of the text beside it. */
export const Icon = ({ width, height, path, children, ...rest }: IconProps) => (
  <svg
    {...rest}
    aria-hidden="true"
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {path && <path d={path} />}
    {children}
  </svg>
);

/** A magnifying glass. */
export const SearchIcon = () => (
  <Icon width={18} height={18}>
    <circle cx="7.5" cy="7.5" r="5.75" />
    <path d="m12 12 5 5" />
  </Icon>
);

export const DownloadIcon = () => <Icon width={16} height={16} path="M8 1.5v9M4 7l4 4 4-4M1.5 14.5h13" />;

export const CloseIcon = () => <Icon width={14} height={14} path="m1.5 1.5 11 11m0-11-11 11" />;
