/** The PostgreSQL that these tests need. They fail without it: a green run must mean that they have run. */
export const databaseUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL
  if (url) return url
  throw new Error('TEST_DATABASE_URL is not set. Give the URL of an empty PostgreSQL database that tests may write to.')
}
