import { VehicleActions } from '../forms/VehicleActions.tsx';

/** The enquiry buttons of the vehicle page. */
export default VehicleActions;
