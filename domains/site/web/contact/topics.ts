/** The topics of the contact form, as written in its address. */
const contactTopics = ['upgrade'] as const
export type ContactTopic = (typeof contactTopics)[number]

export const isContactTopic = (value: unknown): value is ContactTopic =>
  contactTopics.some((topic) => topic === value)
