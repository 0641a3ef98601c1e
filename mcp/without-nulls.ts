/** Leaves out what is null or an empty list at any depth: a short answer says what there is. */
export function withoutNulls(value: object): object {
  const members = Object.entries(value)
    .filter(([, member]) => member !== null && !(Array.isArray(member) && member.length === 0))
    .map(([name, member]) => [
      name,
      typeof member === 'object' && !Array.isArray(member) ? withoutNulls(member) : member,
    ])
  return Object.fromEntries(members)
}
