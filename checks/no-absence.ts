import { words } from './word-class.ts'

/** After "no" these make a turn of phrase, and nothing is missing. */
export const NO_ABSENCE = words(
  'longer less doubt need matter sooner more other fewer way wonder breaking idea choice reason point plan use question objection objections comment thanks action limit such charge smoking parking entry access refund refunds guarantee warranty exceptions entrance admission cover fee obligation hurry rush worries problem',
)
