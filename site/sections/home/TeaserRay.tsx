/** The colors that leave the line of the sheet, from the top; blue, the chatbots' own, is the widest. */
const colors = [
  { stroke: 'stroke-pink', end: 10 },
  { stroke: 'stroke-orange', end: 22 },
  { stroke: 'stroke-white', end: 34 },
  { stroke: 'stroke-green', end: 46 },
];

/** White light that meets a line of the sheet and leaves it in colors, or goes through unbroken. */
export function TeaserRay({ isBroken }: { isBroken: boolean }) {
  return (
    <div className="relative h-16">
      <svg
        aria-hidden="true"
        className="block size-full fill-none"
        viewBox="0 0 600 64"
        preserveAspectRatio="none"
      >
        <g className="*:[vector-effect:non-scaling-stroke]">
          <path className="stroke-white" strokeWidth="1.5" d={isBroken ? 'M0 62L300 8' : 'M0 62L600 8'} />
          {isBroken && (
            <>
              {colors.map(({ stroke, end }) => (
                <path key={stroke} className={`${stroke} opacity-50`} d={`M300 8L600 ${end}`} />
              ))}
              <path className="stroke-blue" strokeWidth="3" d="M300 8L600 60" />
            </>
          )}
        </g>
      </svg>
      <span
        className={`absolute top-2 size-10 -translate-1/2 bg-[radial-gradient(var(--color-white)_6%,oklch(1_0_0/0.3)_14%,oklch(1_0_0/0.08)_40%,transparent_68%)] ${isBroken ? 'left-1/2' : 'left-full'}`}
      />
    </div>
  );
}
