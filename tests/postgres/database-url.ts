/** The PostgreSQL that these tests need. They fail without it: a green run must mean that they have run. */
export const databaseUrl = (): string => {
  const url = process.env.DATABASE_URL_TEST
  if (url) return url
  throw new Error('DATABASE_URL_TEST is not set. Give the URL of an empty PostgreSQL database that tests may write to.')
}
