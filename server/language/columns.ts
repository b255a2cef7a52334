/** The table as the data interface knows it: every column and the type PostgreSQL reads it as. */
export const columns = {
  id: 'uuid',
  name: 'text',
  email: 'text',
  phone_number: 'text',
  instagram_handle: 'text',
  other_social_media: 'text',
  business_details: 'text',
  created_at: 'timestamptz',
  source: 'text',
  website: 'text',
  seconds_to_fill: 'integer',
  suspected_spam: 'boolean',
  received_at: 'timestamptz',
  wanted_time: 'timestamptz',
  time_zone: 'text',
  link_hash: 'text',
  came_from: 'text',
} as const;

export type Column = keyof typeof columns;

export const allColumns = Object.keys(columns) as Column[];

export const isColumn = (name: string): name is Column => Object.hasOwn(columns, name);
