export { type Charge, createAllowance } from './allowance.ts'
export { type AdmittedCaller, createGate, type FeatureState, type Gate, type GateParts } from './gate.ts'
export { createLimits, createVisitLimits } from './limits.ts'
export { networkOf } from './network.ts'
export { createSeats, type Leave, type SeatBounds, type Seats, sitterOf } from './seats.ts'
export {
  createTickets,
  innerAuthorization,
  opensOf,
  opensOfCall,
  type Ticket,
  type Tickets,
  ticketMinutes,
} from './tickets.ts'
export { needsNoAccount, type VisitorParts } from './visitors.ts'
