import { figures as words } from '../../content/desk-words/figures.ts';
import type { Figures } from '../../contract/desk.ts';
import { wordMonday } from './word-monday.ts';

/** In units of the picture: a bar and the gap beside it, the room for bars, and that for the figures above them. */
const [bar, gap, room, above] = [34, 12, 190, 26];

/** The weeks as bars, and the same as a table. */
export function WeekBars({ weeks }: { weeks: Figures['weeks'] }) {
  const most = Math.max(1, ...weeks.map(({ enquiries }) => enquiries));
  const width = weeks.length * (bar + gap) - gap;
  return (
    <section>
      <h2>{words.weeks}</h2>
      <svg
        className="bars"
        viewBox={`0 0 ${width} ${above + room + 1}`}
        role="img"
        aria-label={words.picture(weeks.length, most)}
      >
        <linearGradient id="bar" x2="0" y2="1">
          <stop offset="0" className="bar-top" />
          <stop offset="1" className="bar-foot" />
        </linearGradient>
        <linearGradient id="spectrum">
          {['pink', 'blue', 'green', 'orange', 'white'].map((hue, index) => (
            <stop key={hue} offset={index / 4} className={`hue-${hue}`} />
          ))}
        </linearGradient>
        {weeks.map(({ week, enquiries }, index) => {
          const height = (enquiries / most) * room;
          const [x, y] = [index * (bar + gap), above + room - height];
          const isNow = index === weeks.length - 1;
          return (
            <g key={week} className={isNow ? 'bar now' : 'bar'}>
              <rect x={x} y={y} width={bar} height={height} fill="url(#bar)" />
              <rect
                x={x}
                y={y}
                width={bar}
                height="2"
                className="edge"
                fill={isNow ? 'url(#spectrum)' : undefined}
              />
              <text x={x + bar / 2} y={y - 9} textAnchor="middle">
                {enquiries}
              </text>
            </g>
          );
        })}
        <rect y={above + room} width={width} height="1" className="floor" />
      </svg>
      <p className="axis" aria-hidden="true">
        <span>{wordMonday(weeks[0]?.week ?? '')}</span>
        <span>{words.thisWeek}</span>
      </p>
      <details>
        <summary>{words.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.week}</th>
              <th scope="col">{words.enquiries}</th>
              <th scope="col">{words.due}</th>
              <th scope="col">{words.answeredInTime}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, enquiries, due, in_time }) => (
              <tr key={week}>
                <th scope="row">{wordMonday(week)}</th>
                <td>{enquiries}</td>
                <td>{due}</td>
                <td>{in_time}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
