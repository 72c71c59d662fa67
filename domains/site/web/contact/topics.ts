/** What somebody may come to write about, as it stands in the address of the form. */
const contactTopics = ['upgrade'] as const
export type ContactTopic = (typeof contactTopics)[number]

export const isContactTopic = (value: unknown): value is ContactTopic =>
  contactTopics.some((topic) => topic === value)
