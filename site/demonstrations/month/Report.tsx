import type { Month } from '../../../content/schemas/demonstrations/month.ts';

type Props = {
  report: Month['report'];
  /** It keeps its room, so that nothing below moves when it is shown. */
  isPutAway: boolean;
};

/** What came of the month, on one page. */
export function Report({ report, isPutAway }: Props) {
  const { caption, rows } = report.byPost;
  const most = Math.max(...rows.map(({ messages }) => messages));
  return (
    <div className={isPutAway ? 'report put-away' : 'report'}>
      <p className="example">{report.note}</p>
      <dl>
        {[report.messages, ...report.others].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {report.findings.map(({ title, text }) => (
        <p key={title} className="finding">
          <b>{title}</b> {text}
        </p>
      ))}
      <table>
        <caption>{caption}</caption>
        <tbody>
          {rows.map(({ label, messages }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{messages}</td>
              <td>
                <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 0h${messages}v1H0z`} />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
