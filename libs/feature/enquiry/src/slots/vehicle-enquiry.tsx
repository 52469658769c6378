import { VehicleActions } from '../forms/VehicleActions.tsx';

/** What a shopper can do about a vehicle, on its page. */
export default VehicleActions;
