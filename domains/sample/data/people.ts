/** Invented people of the sample office, each with other rights. `deniz` is the account that exists from the start. */
export const colleagues = {
  ayse: {
    email: 'ayse@mizan.test',
    name: 'Ayşe',
    surname: 'Kaya',
    phone: '+905550000002',
    role: 'CASEADMIN',
  },
  mert: { email: 'mert@mizan.test', name: 'Mert', surname: 'Aydın', phone: '+905550000003', role: 'USER' },
  selin: {
    email: 'selin@mizan.test',
    name: 'Selin',
    surname: 'Demir',
    phone: '+905550000004',
    role: 'USERADMIN',
  },
} as const

export type Colleague = keyof typeof colleagues
/** The lawyers who work on cases; the rights of `selin` open none. */
export type Lawyer = 'deniz' | 'ayse' | 'mert'
