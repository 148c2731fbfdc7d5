import { useEffect, useState } from 'react';

/**
 * The last value that has not changed for `quietMs`; at first the value itself. For announcements that wait until a
 * slider rests (Decisions, Calculator). Values are told apart with `Object.is`, so give it text or numbers.
 */
export function useSettledValue<Value>(value: Value, quietMs = 500): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
}
