/** Small parts that the cards of the profile share. */
import type { ApiError } from '@mizan/platform/contract/client'
import type { ReactNode } from 'react'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/PasswordInput.css'
import '@mantine/core/styles/ActionIcon.css'
import classes from './profile.module.css'

export const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.card}>
    <h2>{title}</h2>
    {children}
  </section>
)

/** What failed as a whole; what is wrong with a field stands at the field. */
export function FormError({ error }: { error: ApiError | null }) {
  if (!error || error.issues.length > 0) return null
  return (
    <p role="alert" className={classes.error}>
      {error.message}
    </p>
  )
}

export const Said = ({ children }: { children: ReactNode }) => (
  <p role="status" className={classes.said}>
    {children}
  </p>
)

export const issueOf = (error: ApiError | null, field: string): string | undefined =>
  error?.issues.find(({ path }) => path === field)?.message
