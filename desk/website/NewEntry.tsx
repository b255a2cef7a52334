import { useState } from 'react';
import { useLocation } from 'wouter';
import { newArticle as words } from '../../content/desk-words/website.ts';
import type { NewArticle as Fields } from '../../contract/website.ts';
import { FaultNotice, Notice, Page, Skeleton } from '../frame/Page.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDesk } from '../live/desk.tsx';
import { Fault } from '../request/ask.ts';
import { useNow } from '../time/use-now.ts';
import { useChange, useWebsite } from './requests.ts';

/** The limits of content/schemas/entries.ts, said while somebody types. The server judges by the schema itself. */
const longestExcerpt = 240;
const description = { least: 50, most: 160 };

const addressOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');

/** What an article needs before its words can be typed on its page. */
export function NewArticle() {
  const { data: state, error, refetch } = useWebsite();
  return (
    <Page title={words.title} lead={words.lead}>
      {error && !state ? <FaultNotice error={error} again={refetch} /> : !state && <Skeleton />}
      {state?.off && <Notice title={state.off} />}
      {state && !state.off && <Form {...state.articles} />}
    </Page>
  );
}

function Form({ categories, pictures }: { categories: string[]; pictures: string[] }) {
  const { zone } = useDesk();
  const today = zone.dayOf(useNow());
  const [, go] = useLocation();
  const make = useChange('new-article');
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const title = typed.title ?? '';
  const fields: Fields = {
    ...{ title, excerpt: '', metaDescription: '', date: today, id: addressOf(title) },
    ...{ category: categories[0] ?? '', picture: pictures[0] ?? '' },
    ...typed,
  };
  const set = (name: keyof Fields) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value });
  const refusal = make.error instanceof Fault ? make.error.sentence : undefined;
  return (
    <form
      className="new-article"
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate(fields, { onSuccess: () => go(`/website/at${words.below}${fields.id}`) });
      }}
    >
      <label>
        {words.name}
        <input value={title} required onChange={set('title')} />
      </label>
      <label>
        {words.address} <span>{words.below + fields.id}</span>
        <input value={fields.id} required pattern="[a-z0-9]+(-[a-z0-9]+)*" onChange={set('id')} />
      </label>
      <label>
        {words.excerpt} <span>{words.length(fields.excerpt.length, longestExcerpt)}</span>
        <textarea
          value={fields.excerpt}
          required
          rows={3}
          maxLength={longestExcerpt}
          onChange={set('excerpt')}
        />
      </label>
      <label>
        {words.description}{' '}
        <span>{words.within(fields.metaDescription.length, description.least, description.most)}</span>
        <textarea
          value={fields.metaDescription}
          required
          rows={3}
          minLength={description.least}
          maxLength={description.most}
          onChange={set('metaDescription')}
        />
      </label>
      <label>
        {words.category}
        <select value={fields.category} onChange={set('category')}>
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        {words.picture}
        <select value={fields.picture} onChange={set('picture')}>
          {pictures.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        {words.date}
        <input type="date" value={fields.date} required onChange={set('date')} />
      </label>
      <p>{words.next}</p>
      <WriteFault error={make.error} words={refusal} />
      <div className="buttons">
        <WriteButton type="submit" className="button solid" busy={make.isPending}>
          {words.make}
        </WriteButton>
        <a className="button plain" href="#/website">
          {words.leave}
        </a>
      </div>
    </form>
  );
}
