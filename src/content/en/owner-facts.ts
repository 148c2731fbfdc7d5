import type { OwnerFacts } from '../owner-facts';

export const ownerFacts: OwnerFacts = { company: '', garageCost: '', priceIncludes: '' };
