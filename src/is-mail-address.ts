/** Whether a contact of the operator's is a mail address and not a web address, which may hold an @ too. */
export const isMailAddress = (contact: string): boolean => !/^https?:\/\//.test(contact)
