/** How a person signs in, and where they are signed in. */
import { FactorsCard } from './FactorsCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'

export const SecurityCards = () => (
  <>
    <PasswordCard />
    <FactorsCard />
    <SessionsCard />
  </>
)
