/** Why a row was not stored: the e-mail address is there already (SQLSTATE 23505), or anything else. */
export interface InsertFailure {
  ok: false;
  reason: 'duplicate' | 'failed';
}

/** What an insert gives back, with what the caller may use of a stored row. Inserts never throw (Decisions, Data). */
export type InsertResult<Stored extends object = object> = ({ ok: true } & Stored) | InsertFailure;
