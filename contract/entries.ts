/** What the desk and the server agree on about whole entries: a page with its place in a list. */

export type NewEntry = {
  /** The list, by its folder in content/. */
  kind: string;
  /** The end of its address. */
  id: string;
  title: string;
  picture: string;
  /** As 2026-11-24. */
  day: string;
  /** The entry that it begins as a copy of; '' for a page with nothing but a first paragraph. */
  from: string;
  /** What else is typed or chosen for it, by field. Several names stand with blanks between them. */
  [field: string]: string;
};

export type EntryList = {
  kind: string;
  /** Where the list is; its entries lie below. */
  address: string;
  /** Whether its order is the owner's to choose. The others go by their days. */
  isOrdered: boolean;
  /** What a new entry chooses; undefined for a list of which each entry has code, a lesson or an interface beside its words. */
  making:
    | {
        /** Whether an entry can begin with nothing but a first paragraph. */
        canBeginEmpty: boolean;
        /** By field: one of these. */
        choices: Record<string, string[]>;
        /** By field: some of these entries, by their ids, of another list. */
        named: Record<string, { id: string; title: string }[]>;
      }
    | undefined;
  /** In the order of the list, those that are not online among them. */
  entries: ListedEntry[];
};

export type ListedEntry = {
  file: string;
  id: string;
  title: string;
  /** What it has chosen, by field, with which a copy begins. */
  chosen: Record<string, string>;
  /** Who names it, so that it stays. */
  namedBy: string[];
  draft?: EntryDraft;
};

/** A change of an entry as a whole, which is not online: it is new, or it is taken away. */
export type EntryDraft = {
  id: string;
  version: number;
  is: 'new' | 'gone';
  /** Whether there is a build in which its page can be typed on. */
  isBuilt: boolean;
};
