/** Small parts that the cards of the profile share. */
import type { ReactNode } from 'react'
import classes from './profile.module.css'

export const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.card}>
    <h2>{title}</h2>
    {children}
  </section>
)

/** The notice about the last action. The region is always present, so that screen readers announce its text. */
export const Said = ({ children }: { children: ReactNode }) => (
  <p role="status" className={classes.said}>
    {children}
  </p>
)
