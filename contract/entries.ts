/** What the desk and the server agree on about whole entries. An entry is a page with a place in a list. */

export type EntryList = {
  kind: string;
  /** The address of the list. Those of its entries lie below it. */
  address: string;
  /** Whether the owner chooses the order. Other lists are in the order of their days. */
  isOrdered: boolean;
  /** The choices for a new entry. Undefined if the desk cannot make one, because it would need more than words. */
  making:
    | {
        /** What such an entry is called. */
        name: string;
        /** Whether an entry can begin with only a first paragraph. */
        canBeginEmpty: boolean;
        choices: EntryChoice[];
      }
    | undefined;
  /** All entries in the order of the list, including those that are not online. */
  entries: ListedEntry[];
};

/** A field of which one option is chosen, or which names several entries of another list. */
export type EntryChoice = { field: string; isMany: boolean; options: { id: string; title: string }[] };

export type ListedEntry = {
  file: string;
  id: string;
  title: string;
  /** The choices of this entry, with which a copy begins. */
  chosen: Record<string, string>;
  /** The pages that refer to the entry. It cannot be deleted while there are any. */
  namedBy: { title: string; path: string | null }[];
  draft?: EntryDraft;
};

/** The unpublished change of a whole entry, which is new or will be deleted. */
export type EntryDraft = {
  id: string;
  version: number;
  is: 'new' | 'gone';
  /** Whether there is a build with its page, on which its words can be typed. */
  isBuilt: boolean;
};
