const films = import.meta.glob<string>('/films/kept/lessons/*.mp4', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a lesson as a film, where one has been made. */
export const lessonFilm = (id: string): string | undefined => films[`/films/kept/lessons/${id}.mp4`];
