import { Link, View } from '@react-pdf/renderer';
import { company } from '../../content/company.ts';
import { Light } from './Light.tsx';
import { color, column, face } from './paper-tokens.ts';
import { Type } from './Type.tsx';

type Props = {
  /** Where the site is, and this paper on it. */
  site: string;
  path: string;
};

const labels = 140;

/** The heading of the last page. */
export const closingTitle = 'Talk it over with us';

export function ClosingPage({ site, path }: Props) {
  return (
    <View style={{ flexGrow: 1, justifyContent: 'space-between' }}>
      <View style={{ gap: 20 }}>
        <Type face={face.title} width={column.all}>
          {closingTitle}
        </Type>
        <Type face={face.lead} width={column.words} ink={color.ink2}>
          {`Send us a few lines about your week. We answer within ${company.answerTime.replace(' ', '\u00a0')}, and when you need no software from us, we say so.`}
        </Type>
      </View>
      <View style={{ gap: 22 }}>
        <View style={{ gap: 6 }}>
          {waysToUs(new URL(path, site)).map(({ label, text, href }) => (
            <View key={label} style={{ flexDirection: 'row' }}>
              <Type face={face.bodyBesideChart} width={labels} ink={color.ink3}>
                {label}
              </Type>
              <Link src={href} style={{ textDecoration: 'none' }}>
                <Type face={face.bodyBesideChart}>{text}</Type>
              </Link>
            </View>
          ))}
        </View>
        <Light width={72} />
        <Type face={face.small} ink={color.ink3}>
          {`© ${company.copyrightYear} ${company.name}, ${company.tagline}. Print this paper and pass it on, whole and unchanged.`}
        </Type>
      </View>
    </View>
  );
}

function waysToUs(paper: URL): { label: string; text: string; href: string }[] {
  const { email, phone } = company;
  return [
    { label: 'E-mail', text: email, href: `mailto:${email}` },
    ...(phone ? [{ label: 'Phone', text: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }] : []),
    { label: 'Website', text: paper.host, href: paper.origin },
    { label: 'This paper online', text: `${paper.host}${paper.pathname}`, href: paper.href },
  ];
}
